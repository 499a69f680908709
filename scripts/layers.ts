// Every style of the app lies in a cascade layer. The order of the layers says which rule wins, so it does not matter in which order
// files are loaded: a page, a panel or a board that comes later changes nothing that is there already.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

/** The layers, the weakest first, with the files below src that lie in each. Inside one layer no two files may disagree. */
const LAYERS: readonly { readonly name: string; readonly files?: RegExp }[] = [
  // What index.html shows before there is anything else.
  { name: 'boot' },
  { name: 'base', files: /^web\/styles\// },
  { name: 'kit', files: /^web\/kit\// },
  { name: 'shell', files: /^web\/shell\// },
  { name: 'panels', files: /^web\/(panels|advice|learn|variants)\// },
  { name: 'pages', files: /^web\/pages\// },
  { name: 'palette', files: /^games\/[^/]+\/ui\/palette\.css$/ },
  { name: 'board', files: /^games\/[^/]+\/ui\/(?!(.+\/)?(palette|sizes)\.css$)/ },
  // How a board changes with the room it has.
  { name: 'sizes', files: /^games\/[^/]+\/ui\/(.+\/)?sizes\.css$/ },
]

export const LAYER_NAMES: readonly string[] = LAYERS.map(({ name }) => name)

/** The one statement of their order; it stands before all styles. */
const ORDER = `@layer ${LAYER_NAMES.join(', ')};`

/** A file's styles in its layer, or nothing where the file has none. */
export function inLayer(file: string, css: string): string | undefined {
  const layer = LAYERS.find(({ files }) => files?.test(file) === true)
  return layer && `@layer ${layer.name} {\n${css}\n}\n`
}

export const layers: Plugin = {
  name: 'layers',
  enforce: 'pre',
  transform(css, id) {
    const [path = ''] = id.split('?')
    if (!path.endsWith('.css')) return undefined
    const code = inLayer(relative(SRC, path).replaceAll('\\', '/'), css)
    if (code === undefined) this.error(`${path} lies in no layer: give its folder one in scripts/layers.ts`)
    return { code, map: null }
  },
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'style', children: ORDER, injectTo: 'head-prepend' }],
  },
}
