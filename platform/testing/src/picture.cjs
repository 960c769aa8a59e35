/** An imported picture in a test: the same for every file. */
exports.__esModule = true;
exports.default = {
  src: '/picture-960.jpg',
  srcSet: '/picture-480.jpg 480w, /picture-960.jpg 960w',
  sources: [{ type: 'image/avif', srcSet: '/picture-480.avif 480w, /picture-960.avif 960w' }],
  width: 960,
  height: 640,
  placeholder: '#8a6d3b',
};
