// The app: one shell, every game in chunks of its own, everything kept for offline use.
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { layers } from './scripts/layers.ts'
import { rulesConstant } from './scripts/rules.mjs'

/** What only some pages need, by folder: everything else of the page comes with the shell. */
const LAZY_KERNEL = 'handbook|markup|lesson|first-game|hands|mend|learning|ledger|turning|verdict'
const LAZY_WEB =
  'panels|kit/board|kit/(Pop|ClausePopover|Die|Fold|fold|Hand|InTurn|Near|Tag|Track|pieces)|advice|brain|backup|learn|handbooks|record|variants'
const LAZY_PAGES =
  'table|new|help|lab|variants|storage|settings|learn|record|SettingsPage|ImportPage|TakePage|GalleryRoute|ChallengePage'
const LAZY_WORDS =
  'help|table|clause|confirm|new|settings|plan|over|import|lab|variants?|coach|backup|room|learn|record|challenge|mend|hands'
const LAZY = new RegExp(
  `/src/(games/[\\w-]+/(?!manifest\\.ts|automa/levels\\.ts)|ladder/|kernel/(${LAZY_KERNEL})\\b|web/(${LAZY_WEB}|pages/(${LAZY_PAGES})|words/(${LAZY_WORDS}))\\b)`,
)
const SHARED = /\/node_modules\/(react|react-dom|scheduler|zustand|wouter|regexparam|idb|use-sync-external-store)\//

const isShell = (id: string): boolean => (/\/src\/(web|kernel|games)\//.test(id) ? !LAZY.test(id) : SHARED.test(id))

/** What the rules of several games use. */
const RULES = /\/src\/(variant\/(arrange|choose|names|open|ladder-refusals)|ladder\/(climb|rung)|common\/(bits|lists))/
const GAME_RULES = /\/src\/games\/([\w-]+)\/(play|effects-text)\.ts$/
const rulesOf = (id: string): string => `rules-${GAME_RULES.exec(id)?.[1] ?? ''}`

function preloadOf(name: string): Readonly<Record<string, string | boolean>> | undefined {
  if (name.includes('/covers/')) return { as: 'image', type: 'image/svg+xml' }
  return name.endsWith('.woff2') ? { as: 'font', type: 'font/woff2', crossorigin: true } : undefined
}

/** Covers and letters are what a page is about: they are asked for together with the script, not after it. */
const lookFirst: Plugin = {
  name: 'look-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) => {
        const attrs = file.type === 'asset' ? preloadOf(file.originalFileNames.join()) : undefined
        const href = `./${file.fileName}`
        return attrs === undefined
          ? []
          : [{ tag: 'link', attrs: { rel: 'preload', ...attrs, href }, injectTo: 'head' as const }]
      }),
  },
}

export default defineConfig({
  // Relative addresses: the build can be served from any folder.
  base: './',
  define: rulesConstant(),
  plugins: [
    react(),
    layers,
    lookFirst,
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['favicon.svg', 'apple-touch-icon.png'],
      manifest: {
        id: './',
        name: 'Solotavolo',
        short_name: 'Solotavolo',
        description: 'Board games alone, against the automa of their solo rules.',
        lang: 'it',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#e9e0d0',
        theme_color: '#e9e0d0',
        categories: ['games', 'entertainment'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        cleanupOutdatedCaches: true,
        // The first visit is kept too: without this, offline would begin with the second one.
        clientsClaim: true,
      },
    }),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Pictures and fonts stay files: they are cached apart from the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs comes in one piece instead of twenty; the lazy pages, the panels and the games stay apart.
        // So do a table and what begins one: each with what it needs, which is compressed better than in a dozen small files.
        codeSplitting: {
          groups: [
            { name: 'shell', test: isShell, priority: 3 },
            { name: 'board', test: /\/src\/web\/kit\/board\/(?!zoom)/, priority: 2 },
            { name: 'table', test: /\/src\/web\/pages\/table\/TablePage\.tsx$/, priority: 1 },
            { name: 'panels', test: /\/src\/web\/panels\/(Why|Score)Panel\.tsx$/ },
            { name: 'new', test: /\/src\/web\/pages\/new\/NewPage\.tsx$/, priority: 1 },
            // The rules of a game in one piece, and what all of them use in another.
            { name: 'rules', test: RULES, priority: 1 },
            { name: rulesOf, debugName: 'rules of a game', test: GAME_RULES },
          ],
        },
      },
    },
  },
  // Workers load games apart, as the page does.
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
})
