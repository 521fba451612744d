/** What films are made of, the first that this browser can. */
const FILMS = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'];
export const filmType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : FILMS.find((type) => MediaRecorder.isTypeSupported(type));
