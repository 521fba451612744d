/** A package with what it shows to others: `./game` → `./src/game.ts`. */
export interface Face {
  /** The folder: `games/micropul`. */
  readonly folder: string;
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
}

interface Source {
  readonly path: string;
  readonly text: string;
}

/** What is shown to nobody, shown without a name, or not there: everything a face should not be. */
export function findWrongFaces(files: readonly Source[], faces: readonly Face[]): string[] {
  return faces.flatMap((face) => {
    const where = `${face.folder}/package.json`;
    const used = usesOf(files, face);
    return Object.entries(face.exports).flatMap(([name, path]) => {
      if (name.includes('*')) return [`${where} exports ${name}: everything inside would be a face; name what others may use`];
      const file = `${face.folder}/${path.replace('./', '')}`;
      if (!files.some((each) => each.path === file)) return [`${where} exports ${name}, but there is no ${file}`];
      return used.has(name) ? [] : [`${where} exports ${name}, which nobody outside imports`];
    });
  });
}

/** Which faces of a package others import, also those that wait for the answer of an `import(…)` or ask for a file as it is (`?raw`). */
function usesOf(files: readonly Source[], { folder, name }: Face): ReadonlySet<string> {
  const used = new Set<string>();
  const named = new RegExp(`['"\`]${name}(/[^'"\`]*)?['"\`]`, 'g');
  for (const { path, text } of files) {
    if (path.startsWith(`${folder}/`)) continue;
    for (const [, rest = ''] of text.matchAll(named)) used.add(`.${rest.replace(/\?.*$/, '')}`);
  }
  return used;
}
