/** Where the cloths learn from. Kept apart from the drawing, so that a page can say it without carrying that. */

export interface ClothCredit {
  /** Its name; the drawing's tradition has the same name in small letters. */
  readonly name: string;
  /** The idea that the drawing takes from it. */
  readonly inspiredBy: string;
  /** The people through whom it is known. */
  readonly knownThrough: string;
  /** For what countries it is drawn. */
  readonly drawnFor: string;
  /** English name of a country that is drawn in it, for a cutting of the cloth. */
  readonly country: string;
}

/** Every tradition that cloths are inspired by, from the west of the continent to its south. */
export const clothCredits: readonly ClothCredit[] = [
  {
    name: 'Adire',
    inspiredBy: 'squares of hand-painted resist, tied rings and washes of indigo',
    knownThrough: 'Yoruba dyers of Abẹ́òkúta, Ìbàdàn and Òṣogbo',
    drawnFor: 'Nigeria; wherever no other fits',
    country: 'Nigeria',
  },
  {
    name: 'Strip weave',
    inspiredBy: 'strips of warp stripes and weft blocks sewn edge to edge, as in kente',
    knownThrough: 'Asante and Ewe weavers',
    drawnFor: 'Ghana and its neighbours along the coast',
    country: 'Ghana',
  },
  {
    name: 'Bogolan',
    inspiredBy: 'mud-dyed cotton with its panels and bands of pale signs',
    knownThrough: 'Bamana women',
    drawnFor: 'Mali and the Sahel',
    country: 'Mali',
  },
  {
    name: 'Zellige',
    inspiredBy: 'cut tile: stars and what is left between them',
    knownThrough: 'tile cutters of Fez, Meknes and the Maghreb',
    drawnFor: 'the Maghreb',
    country: 'Morocco',
  },
  {
    name: 'Khayamiya',
    inspiredBy: 'appliquéd cotton, petals about a centre',
    knownThrough: 'the tentmakers of Cairo',
    drawnFor: 'Egypt and Sudan',
    country: 'Egypt',
  },
  {
    name: 'Tibeb',
    inspiredBy: 'bright patterns woven into the borders of white cotton',
    knownThrough: 'Dorze and other highland weavers',
    drawnFor: 'Ethiopia and Eritrea',
    country: 'Ethiopia',
  },
  {
    name: 'Kanga',
    inspiredBy: 'printed cotton: a border, a field, a figure at its heart',
    knownThrough: 'the women of Mombasa and Zanzibar',
    drawnFor: 'the Swahili coast and the islands',
    country: 'Tanzania',
  },
  {
    name: 'Imigongo',
    inspiredBy: 'painted relief: parallel ridges that turn and meet their mirror',
    knownThrough: 'the women of eastern Rwanda',
    drawnFor: 'Rwanda, Burundi, Uganda and South Sudan',
    country: 'Rwanda',
  },
  {
    name: 'Raffia',
    inspiredBy: 'cut-pile raffia: lozenges and interlace with a broken rhythm',
    knownThrough: 'Kuba weavers and embroiderers',
    drawnFor: 'the Congo basin, Cameroon and Gabon',
    country: 'DR Congo',
  },
  {
    name: 'Mural',
    inspiredBy: 'painted house fronts: bright fields in black outline, mirrored',
    knownThrough: 'Ndebele women',
    drawnFor: 'South Africa',
    country: 'South Africa',
  },
  {
    name: 'Shweshwe',
    inspiredBy: 'discharge-printed cotton: small pale figures set close',
    knownThrough: 'printers and dressmakers of southern Africa',
    drawnFor: 'Zimbabwe, Namibia, Zambia and their neighbours',
    country: 'Zimbabwe',
  },
];
