import { closeSync, openSync, writeSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. Its name has slashes on every system. */
export interface Entry {
  readonly name: string;
  readonly isProgram: boolean;
  read(): Uint8Array;
}

const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const MADE_ON_UNIX = 3;
/** 1 January 2026: the same files always make the same archive. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

/**
 * Writes a zip archive that keeps which files are programs, so that macOS can start them (PKWARE's APPNOTE, 4.3). One file is in memory at
 * a time; none may have 4 GB.
 */
export function writeZip(path: string, entries: readonly Entry[]): void {
  const file = openSync(path, 'w');
  const central: Buffer[] = [];
  let at = 0;
  const write = (bytes: Uint8Array): void => {
    writeSync(file, bytes);
    at += bytes.length;
  };
  try {
    for (const { name, isProgram, read } of entries) {
      const bytes = read();
      const packed = deflateRawSync(bytes, { level: 9 });
      const known = aboutOf(bytes, packed, Buffer.byteLength(name));
      central.push(Buffer.concat([centralHeader(known, at, isProgram), Buffer.from(name)]));
      write(Buffer.concat([localHeader(known), Buffer.from(name)]));
      write(packed);
    }
    const size = central.reduce((sum, { length }) => sum + length, 0);
    const ending = endOf(central.length, size, at);
    for (const bytes of [...central, ending]) write(bytes);
  } finally {
    closeSync(file);
  }
}

/** What both headers of a file say, from the version that is needed to the length of the extra field. */
function aboutOf(bytes: Uint8Array, packed: Uint8Array, nameLength: number): Buffer {
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(UTF8_NAMES, 2);
  about.writeUInt16LE(DEFLATED, 4);
  about.writeUInt16LE(DATE, 8);
  about.writeUInt32LE(crc32(bytes), 10);
  about.writeUInt32LE(packed.length, 14);
  about.writeUInt32LE(bytes.length, 18);
  about.writeUInt16LE(nameLength, 22);
  return about;
}

const signature = (kind: number): Buffer => Buffer.from([0x50, 0x4b, kind, kind + 1]);

const localHeader = (about: Buffer): Buffer => Buffer.concat([signature(3), about]);

function centralHeader(about: Buffer, at: number, isProgram: boolean): Buffer {
  const rest = Buffer.alloc(14);
  const mode = isProgram ? 0o100755 : 0o100644;
  rest.writeUInt32LE(mode * 0x10000, 6);
  rest.writeUInt32LE(at, 10);
  return Buffer.concat([signature(1), Buffer.from([20, MADE_ON_UNIX]), about, rest]);
}

function endOf(count: number, size: number, at: number): Buffer {
  const rest = Buffer.alloc(18);
  rest.writeUInt16LE(count, 4);
  rest.writeUInt16LE(count, 6);
  rest.writeUInt32LE(size, 8);
  rest.writeUInt32LE(at, 12);
  return Buffer.concat([signature(5), rest]);
}
