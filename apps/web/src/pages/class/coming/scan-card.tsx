import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/every-icon.tsx';
import { pw } from '../words.ts';
import { wayIn } from './scanned.ts';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorMaker = new (of: { readonly formats: readonly string[] }) => Detector;

const makerHere = (): DetectorMaker | undefined => (globalThis as { readonly BarcodeDetector?: DetectorMaker }).BarcodeDetector;

/** Few browsers read codes, and none gives a page over plain HTTP the camera: there the device's own camera does it. */
const canScan = (): boolean => makerHere() !== undefined && navigator.mediaDevices !== undefined;

const LOOK_EVERY = 250;

/** Scans a card with this page's own camera, where the browser can. */
export function ScanCard(): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <Show when={canScan()}>
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        <Icon name="search" small /> {pw().scan.open}
      </button>
      <Show when={isOpen()}>
        <Dialog title={pw().scan.title} onClose={() => setOpen(false)}>
          <Camera
            onFound={(way) => {
              setOpen(false);
              location.hash = way;
            }}
          />
        </Dialog>
      </Show>
    </Show>
  );
}

function Camera(props: { readonly onFound: (way: string) => void }): JSX.Element {
  const [isRefused, setRefused] = createSignal(false);
  let video!: HTMLVideoElement;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  const detector = new (makerHere()!)({ formats: ['qr_code'] });
  const look = async (): Promise<void> => {
    const codes = await detector.detect(video).catch(() => []);
    if (isGone) return;
    const way = codes.map(({ rawValue }) => wayIn(rawValue)).find((found) => found !== undefined);
    if (way) props.onFound(way);
    else timer = setTimeout(() => void look(), LOOK_EVERY);
  };
  const end = (): void => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const begin = async (): Promise<void> => {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isGone) return end();
      video.srcObject = stream;
      await video.play();
      await look();
    } catch {
      setRefused(true);
    }
  };
  onMount(() => void begin());
  onCleanup(() => {
    isGone = true;
    clearTimeout(timer);
    end();
  });
  return (
    <Show when={!isRefused()} fallback={<p role="alert">{pw().scan.refused}</p>}>
      <video ref={video} class="scan-video" playsinline muted aria-label={pw().scan.title} />
      <p class="dim">{pw().scan.hint}</p>
    </Show>
  );
}
