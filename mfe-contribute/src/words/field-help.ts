/** Help on the fields of records in forms. */
import type { Message } from '@sinima/contracts/text';
import type { EditableKind } from '../../api/shapes/record-fields.ts';
import * as messages from './words.messages.ts';

/** The text below a field of a form. */
export const FIELD_HELP: Readonly<Record<EditableKind, Readonly<Record<string, Message>>>> = {
  title: {
    displayTitle: messages.asSpelled,
    alternativeTitles: messages.otherTitlesHelp,
    status: messages.statusHelp,
    releaseDate: messages.releaseDateHelp,
    countries: messages.mainNameFirst,
    languages: messages.mainNameFirst,
    plotSummary: messages.plotHelp,
    synopsis: messages.ownWords,
    trivia: messages.oneSentenceALine,
  },
  person: {
    name: messages.asSpelled,
    birthDate: messages.birthDateHelp,
    birthPlace: messages.birthPlaceHelp,
    deathDate: messages.deathDateHelp,
    nationality: messages.nationalityHelp,
    bio: messages.bioHelp,
  },
  award: { description: messages.ownWords },
  festival: { otherNames: messages.oneALine, description: messages.ownWords },
  list: { description: messages.ownWords, itemNoun: messages.itemNounHelp },
};
