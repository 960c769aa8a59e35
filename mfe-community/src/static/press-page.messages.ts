export const pressUse =
  'You may write about Sinima, quote it and show pictures of its pages. The compiled facts are under CC0 1.0; a mention of “Sinima” is welcome, not required.';
export const pressPictures =
  'The cloth posters are drawn by the site itself and may be shown with it. There is no press office and no press kit yet. A few lines describe the site: <link>about Sinima</link>.';
export const pressTitle = 'Press';
export const pressDescription = 'For those who write about Sinima.';
