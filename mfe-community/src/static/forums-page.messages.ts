export const forumsClosed = 'The forums are not open yet: nobody has posted here, and nobody can.';
export const forumsMeanwhile =
  'Until they open, read what was written of films among the <reviews>reviews</reviews>, or begin with one of the <lists>lists</lists>.';
export const forumsTitle = 'Forums';
export const forumsDescription = 'The forums of Sinima.';
