import { type Picture, sayPicture } from '@stolik/class/names';
import type { JSX } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Drawing } from './drawing.tsx';
import { PICTURE_ART, STAR_ART } from './pictures.ts';
import './art.css';

/** One of the twelve pictures of a secret, on its white card. */
export function SecretPicture(props: { readonly picture: Picture; readonly label?: string }): JSX.Element {
  return (
    <span class="secret-picture">
      <Drawing markup={PICTURE_ART[props.picture]} label={props.label ?? sayPicture(props.picture, preferences.language)} />
    </span>
  );
}

/** What a class gathers together; the number or the words stand beside it. */
export function ClassStar(): JSX.Element {
  return <Drawing markup={STAR_ART} label="" />;
}
