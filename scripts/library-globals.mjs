// What the packages inside the library take for the global object.
export const libraryGlobals = {}
