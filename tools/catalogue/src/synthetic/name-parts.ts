/** Parts of which names are made up, by tradition. The names are nobody's: parts are joined at random. */

export type Tradition =
  | 'yoruba'
  | 'igbo'
  | 'hausa'
  | 'akan'
  | 'swahili'
  | 'wolof'
  | 'zulu'
  | 'amharic'
  | 'arabic'
  | 'lusophone';

interface NameParts {
  readonly given: readonly string[];
  /** Beginnings and ends of family names; each end follows each beginning. */
  readonly begins: readonly string[];
  readonly ends: readonly string[];
  /** Words of which titles are made up. */
  readonly words: readonly string[];
}

const words = (text: string): string[] => text.split(' ');

export const NAME_PARTS: Readonly<Record<Tradition, NameParts>> = {
  yoruba: {
    given: words(
      'Adébáyọ̀ Fọlákẹ́ Ṣadé Títílayọ̀ Olúwaṣeun Bísí Káyọ̀dé Yétúndé Babátúndé Mojísọ́lá Kúnlé Ọmọ́táyọ̀ Bùnmi Adéọlá Táíwò Kẹ́hìndé Àjọkẹ́ Àbẹ̀kẹ́ Délé Fúnmi',
    ),
    begins: words('Adé Ògún Olú Akin Ọlá Fá Ọdẹ́ Ayọ̀ Àjà Oyè'),
    ends: words('sanya wálé dípọ̀ bọ̀dé yẹmí gbénga tókun dùn níyì rìnádé tọ́ládé kúnmi'),
    words: words('Ọ̀nà Ilé Ayé Ìfẹ́ Òru Ọjà Omi Ẹ̀jẹ̀ Àlá Oríre Ìyàwó Ọba'),
  },
  igbo: {
    given: words(
      'Chíkà Ngọzi Ọbinna Adaeze Ụchenna Ifeọma Kelechi Nneka Emeka Chiọma Ikenna Amaka Obioma Ịjeọma Zikọra Chidera Nwando Kenechi Ebere Somto',
    ),
    begins: words('Okon Nwa Eze Obi Ọnụ Ike Uzo Chuk Anya Mba'),
    ends: words('kwọ nyelu ego ajuru oha ọra maka dike enwe chukwu jindu weze'),
    words: words('Ụzọ Ụwa Ndụ Mmiri Ọkụ Anyanwụ Ala Obodo Egwu Mkpụrụ Abalị Ezi'),
  },
  hausa: {
    given: words(
      'Ɗanladi Hadiza Ƙasimu Zainabu Sani Maryamu Ɓaba Rakiya Tanko Laraba Audu Binta Garba Kande Shehu Talatu Musa Hajara Ƴandaki Jummai',
    ),
    begins: words('Dan Mai Sarkin Ɗan Gida Baƙi Jata Kura Tudun Rima'),
    ends: words('masu goro zaki ƙasa daji wada rafi kano birni turaki'),
    words: words('Hanya Gida Rana Ruwa Daren Soyayya Kasuwa Sarki Yaƙi Duniya Tauraro Wata'),
  },
  akan: {
    given: words(
      'Kwabena Akosua Kɔbina Abena Yaw Ɛsi Kwaku Adwoa Kofi Afua Kwadwo Ama Ekow Araba Fiifi Efua Nana Yaa Kwesi Akua',
    ),
    begins: words('Ɔpo Asa Boa Men Ow Ado Agye Ofo Ampo Osei'),
    ends: words('ku mɔa ten sah usu man kum ri nsah koma ware poku'),
    words: words('Ɔdɔ Kwan Asase Nsuo Anadwo Ɔhene Fie Bere Sika Adaeɛ Ahoma Ɛpo'),
  },
  swahili: {
    given: words(
      'Wanjirũ Baraka Neema Jabali Zawadi Otieno Achieng Mwangi Amani Juma Nyambura Kiprono Rehema Musyoka Wairimũ Hamisi Pendo Simba Tatu Makena',
    ),
    begins: words('Ka Mu Wa Oti Nje Ki Mwa Nya Che Ndu'),
    ends: words('mau riuki eno roge tua mbui langat soni ngugi bet thoni linge'),
    words: words('Njia Usiku Bahari Mvua Nyota Safari Mji Upepo Ndoto Shamba Siri Jua'),
  },
  wolof: {
    given: words(
      'Aïssatou Mamadou Fatoumata Ousmane Awa Cheikh Ndèye Ibrahima Coumba Modou Khady Abdoulaye Rokhaya Séga Astou Djibril Bineta Moussa Ñagna Pape',
    ),
    begins: words('Ndi Dia Sar Tou Ka Fa Cis Mba Gué Sey'),
    ends: words('aye llo ré ngo di ssé mba kho ye bou né lé'),
    words: words('Yoon Guddi Géej Asamaan Xaley Kër Suba Naaj Ndox Mbëgeel Teranga Àdduna'),
  },
  zulu: {
    given: words(
      'Nomvula Sipho Thandeka Bongani Zanele Mandla Lindiwe Themba Nokuthula Sizwe Ayanda Jabulani Ntombi Vusi Naledi Kagiso Lerato Tumelo Palesa Thabo',
    ),
    begins: words('Mkhi Ndlo Zun Khu Ma Dla Mo Ntu Sithe Nko'),
    ends: words('ze vu gu malo bela mini keng tsane bane siza thole lwane'),
    words: words('Indlela Ilanga Ubusuku Imvula Ikhaya Umlilo Inkanyezi Lefika Noka Khanya Umoya Isizwe'),
  },
  amharic: {
    given: words(
      'Tewodros Hirut Selamawit Dawit Bethlehem Yohannes Tigist Abebe Meseret Kebede Almaz Getachew Saba Mulu Rahel Girma Eden Tsegaye Liya Biruk',
    ),
    begins: words('Ge Wol Ha Te Ke Mul Des Al Zer Be'),
    ends: words('bre de ile fera beda geta ta emu ihun rhanu sfaye kele'),
    words: words('Menged Lelit Tsehay Wenz Fikir Bet Kokeb Semay Hilm Meret Zinab Negus'),
  },
  arabic: {
    given: words(
      'Amîna Youssef Salma Karîm Nadia Tarek Leïla Hassan Samîra Mourad Yasmine Rachid Farida Anouar Hind Khalil Zohra Nabil Houda Ziad',
    ),
    begins: words('Bel Ben Bou El-Sa Cha El-Ma Ha Ra Za Me'),
    ends: words('kacem zid ouar dani hine mdi rbi lloum fir naceur douche ssan'),
    words: words('Tariq Layl Bahr Shams Qamar Dar Nahr Hulm Rih Sahra Qalb Madina'),
  },
  lusophone: {
    given: words(
      'João Esperança Mário Conceição Adão Luísa Domingos Graça Zé Inês Tomás Celestina Paulo Anabela Simão Lurdes Armando Fátima Nelo Rosária',
    ),
    begins: words('Ca Mon Ta Gui Sil Ma Ne Do Fer Lo'),
    ends: words('bral teiro vares marães veira chado ves mingos reira pes nhete mbo'),
    words: words('Caminho Noite Mar Chuva Estrela Terra Casa Sonho Vento Rio Sombra Ilha'),
  },
};
