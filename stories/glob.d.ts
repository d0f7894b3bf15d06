/** Vite's way to have many files at once, as far as stories need it. */
interface ImportMeta {
  glob<Module>(files: string, options: { query: string; import: string; eager: true }): Record<string, Module>;
}
