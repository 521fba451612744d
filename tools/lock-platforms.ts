/** What this file knows of package-lock.json. */
export interface Lock {
  readonly packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optional?: boolean;
}

export interface MissingPlatform {
  readonly name: string;
  readonly locked: LockedPackage;
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el'];

/**
 * Builds for other systems that package.json files name but the lock lacks. `npm ci` refuses such a lock. npm leaves them out when
 * the registry it was made with does not have them, as a mirror for Linux may not; nobody on Linux ever fetches them.
 */
export function findMissingPlatforms(lock: Lock): MissingPlatform[] {
  const missing = new Map<string, MissingPlatform>();
  for (const asking of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(asking.optionalDependencies ?? {})) {
      const isLocked = Object.keys(lock.packages).some((place) => place.endsWith(`node_modules/${name}`));
      if (isLocked) continue;
      const platform = platformOf(name);
      if (!platform || !/^\d/.test(version)) throw new Error(`${name}@${version} is optional, but not a build for a platform`);
      missing.set(name, {
        name,
        locked: inNpmOrder({ version, ...platform, ...(asking.dev ? { dev: true } : {}), optional: true }),
      });
    }
  }
  return [...missing.values()];
}

/** npm writes the keys like this; in another order the next `npm install` would change every entry. */
function inNpmOrder({ version, ...rest }: LockedPackage): LockedPackage {
  const sorted = Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...(version === undefined ? {} : { version }), ...Object.fromEntries(sorted) };
}

/** `@oxlint/binding-linux-arm64-musl` is for Linux on arm64 with musl; undefined for a name that tells no platform. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os || !cpu) return undefined;
  const libc = os !== 'linux' ? undefined : words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const tellsLibc = words.some((word) => /^(musl|gnu)/.test(word));
  return { os: [os], cpu: [cpu], ...(libc && tellsLibc ? { libc: [libc] } : {}) };
}

/** The lock with all of them, in npm's order. */
export function completeLock(lock: Lock): Lock {
  const packages: Record<string, LockedPackage> = { ...lock.packages };
  for (const { name, locked } of findMissingPlatforms(lock)) packages[`node_modules/${name}`] = locked;
  const places = Object.keys(packages).toSorted((a, b) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(places.map((place) => [place, packages[place]!])) };
}
