import { render, screen } from '@testing-library/react';
import { Picture, type ResponsivePicture } from './picture.tsx';

const picture: ResponsivePicture = {
  src: '/photo-960.jpg',
  srcSet: '/photo-480.jpg 480w, /photo-960.jpg 960w',
  sources: [
    { type: 'image/avif', srcSet: '/photo-480.avif 480w, /photo-960.avif 960w' },
    { type: 'image/webp', srcSet: '/photo-480.webp 480w, /photo-960.webp 960w' },
  ],
  width: 960,
  height: 640,
  placeholder: '#8a6d3b',
};

describe('a picture', () => {
  it('a picture keeps its place free, in its colour, and comes when it is near the screen', () => {
    render(<Picture picture={picture} alt="A cinema in Ouagadougou" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'A cinema in Ouagadougou' });
    expect(image).toHaveAttribute('width', '960');
    expect(image).toHaveAttribute('height', '640');
    expect(image).toHaveStyle({ backgroundColor: '#8a6d3b' });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).not.toHaveAttribute('fetchpriority');
    expect(image).toHaveAttribute('srcset', picture.srcSet);
    expect(image).toHaveAttribute('sizes', '50vw');
  });

  it('a picture offers the smallest format first, each in all sizes', () => {
    const { container } = render(<Picture picture={picture} alt="" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual(
      picture.sources.map(({ type, srcSet }) => [type, srcSet, '100vw']),
    );
  });

  it('a picture among the first things on a page does not wait', () => {
    render(<Picture picture={picture} alt="A cinema" isFirst />);
    const image = screen.getByRole('img', { name: 'A cinema' });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });
});
