/** The type of `import photo from './photo.jpg?w=360;720&as=picture'`. */
declare module '*as=picture' {
  import type { ResponsivePicture } from '@sinima/ui-kit/picture';

  const picture: ResponsivePicture;
  export default picture;
}
