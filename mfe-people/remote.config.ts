import type { RemoteConfig } from '@sinima/contracts/remote';

/** The roles that the catalogue knows, for cards. */
const rolesIn = {
  fr: {
    Actor: 'Interprète',
    Director: 'Réalisation',
    Writer: 'Scénariste',
    Producer: 'Production',
    Cinematographer: 'Image',
    Editor: 'Montage',
    Composer: 'Composition',
    'Costume Designer': 'Costumes',
    'Art Director': 'Direction artistique',
    'Production Designer': 'Décors',
    'Casting Director': 'Casting',
    Crew: 'Équipe',
  },
  ar: {
    Actor: 'تمثيل',
    Director: 'إخراج',
    Writer: 'تأليف',
    Producer: 'إنتاج',
    Cinematographer: 'تصوير',
    Editor: 'مونتاج',
    Composer: 'موسيقى تصويرية',
    'Costume Designer': 'تصميم أزياء',
    'Art Director': 'إدارة فنية',
    'Production Designer': 'تصميم مناظر',
    'Casting Director': 'اختيار ممثلين',
    Crew: 'طاقم العمل',
  },
  pt: {
    Actor: 'Interpretação',
    Director: 'Realização',
    Writer: 'Argumento',
    Producer: 'Produção',
    Cinematographer: 'Fotografia',
    Editor: 'Montagem',
    Composer: 'Música',
    'Costume Designer': 'Guarda-roupa',
    'Art Director': 'Direção de arte',
    'Production Designer': 'Cenografia',
    'Casting Director': 'Casting',
    Crew: 'Equipa',
  },
  sw: {
    Actor: 'Uigizaji',
    Director: 'Uongozaji',
    Writer: 'Uandishi',
    Producer: 'Utayarishaji',
    Cinematographer: 'Upigaji picha',
    Editor: 'Uhariri',
    Composer: 'Utunzi wa muziki',
    'Costume Designer': 'Mavazi',
    'Art Director': 'Uongozi wa sanaa',
    'Production Designer': 'Usanifu wa mandhari',
    'Casting Director': 'Uteuzi wa waigizaji',
    Crew: 'Wafanyakazi',
  },
} as const;

export default {
  name: 'mfe-people',
  owner: '@sinima/people',
  navigation: [
    {
      place: 'header',
      label: 'People',
      labels: { fr: 'Personnes', ar: 'أشخاص', pt: 'Pessoas', sw: 'Watu' },
      path: '/people',
      order: 30,
    },
  ],
  pages: {
    people: { paths: ['/people'], query: ['search', 'role', 'country', 'letter', 'page'] },
    person: {
      paths: ['/person/:slug'],
      query: ['tab', 'role'],
      slots: { follow: { admits: ['mfe-members'] }, correct: { admits: ['mfe-contribute'] } },
      sitemap: { name: 'people', api: '/api/people', count: { api: '/api/stats', field: 'totalPeople' } },
      card: {
        kind: 'person',
        api: '/api/people/slug/{slug}',
        name: 'name',
        facts: ['{roles}', '{country}'],
        translations: rolesIn,
        cloth: { shape: 'portrait', country: 'country' },
      },
      feeds: [
        {
          name: 'person',
          format: 'atom',
          title: '{name}',
          api: '/api/people/{id}/credits',
          subject: '/api/people/slug/{slug}',
          entries: [
            {
              each: '[]',
              title: '{title.displayTitle}',
              path: '/title/{title.slug}',
              text: '{title.releaseYear}',
              date: 'title.releaseYear',
            },
          ],
        },
      ],
    },
  },
  widgets: {
    'featured-talent': { slot: 'home', order: 30 },
  },
} as const satisfies RemoteConfig;
