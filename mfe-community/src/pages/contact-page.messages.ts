export const contactCorrections = 'For corrections to titles and people, see <link>Contribute</link>.';
export const contactOtherPages =
  '<accessibility>Accessibility</accessibility> says what to write about a barrier, and <takedown>Pictures and take-down</takedown> what to write about pictures, texts and facts about you. You need not ask to reuse or cite the data: see <licence>Licence and citation</licence>.';
export const contactStatus =
  'Does something not work? <link>Status</link> shows which versions are live, and since when.';
export const contactNoForm = 'There is no mail address set for this site yet, so there is no form here.';
export const contactByMail =
  'Your message is sent by mail to the people who run this site, and the site keeps no copy. Leave your mail address if you want an answer.';
export const contactIntoLog =
  'This is a demonstration: no mail address is set. A message is written into the log of the server, and nobody answers it.';
export const contactSentByMail = 'Your message was sent. If you gave a mail address, the answer comes there.';
export const contactSentIntoLog =
  'Your message is in the log of the server, because this demonstration has no mail address set. Nobody answers it.';
export const writeAnother = 'Write another message';
export const contactTitle = 'Contact';
export const contactDescription = 'How to reach Sinima.';
