/** What the build tells the loader: the chunk to begin with. Every chunk knows those that it asks for itself. */
export type FileTable = {
  version: string;
  /** file -> its integrity, as the attribute of a link takes it; the runtime first. */
  files: Integrities;
};

export type Integrities = Record<string, string>;
