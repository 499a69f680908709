// The library as others import it: bundles that need no other package and nothing of Node, and the declarations they are typed by.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Every file of src/library that has an entry of its own. */
const entriesOf = (root) => ({
  index: 'src/library/index.ts',
  ...Object.fromEntries(
    readdirSync(join(root, 'src/library/games')).map((file) => {
      const name = `games/${file.replace(/\.ts$/, '')}`
      return [name, `src/library/${name}.ts`]
    }),
  ),
})

export async function writeLibrary(root, outdir, define) {
  const { build } = await import('esbuild')
  const entries = entriesOf(root)
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    chunkNames: 'chunk-[name]-[hash]',
    minifySyntax: true,
    // zod keeps its settings in globals; in the library they are its own.
    define: { ...define, globalThis: 'libraryGlobals' },
    inject: [join(root, 'scripts/library-globals.mjs')],
    legalComments: 'none',
    logLevel: 'silent',
  })
  writeTypes(root, join(outdir, 'types'), Object.values(entries))
}

/** Only the declarations that an entry leads to; they name each other as the files of JavaScript they would be. */
function writeTypes(root, outdir, entries) {
  const all = `${outdir}-all`
  try {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.library.json', '--outDir', all], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`the declarations of the library: ${stdout.trim()}`)
    const todo = entries.map((path) => join(all, relative('src', path).replace(/\.ts$/, '.d.ts')))
    const done = new Set()
    for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
      if (done.has(file)) continue
      done.add(file)
      const text = readFileSync(file, 'utf8').replaceAll(/(?<=['"])(\.{1,2}\/[^'"]+)\.ts(?=['"])/g, (_, path) => {
        todo.push(resolve(dirname(file), `${path}.d.ts`))
        return `${path}.js`
      })
      const to = join(outdir, relative(all, file))
      mkdirSync(dirname(to), { recursive: true })
      writeFileSync(to, text)
    }
  } finally {
    rmSync(all, { recursive: true, force: true })
  }
}
