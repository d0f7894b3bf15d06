/** The part of Vite's `import.meta.glob` that stories need. */
interface ImportMeta {
  glob<Module>(files: string, options: { query: string; import: string; eager: true }): Record<string, Module>;
}
