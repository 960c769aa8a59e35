import { fold } from './fold.ts';

it.each([
  ['Àjọ̀kẹ́', 'ajoke'],
  ['Fátóyìnbó', 'fatoyinbo'],
  ['Sembène', 'sembene'],
  ['Ɔdɔ Yɛwu', 'odo yewu'],
  ['Ƙarangiyar Ɗan Ɓera', 'karangiyar dan bera'],
  ["N'gola", 'ngola'],
  ['King of Boys: The Return of the King', 'king of boys the return of the king'],
  ['C.O.L.D.', 'c o l d'],
  ['  Half  of a—Yellow Sun ', 'half of a yellow sun'],
  ['Œuvre & Straße', 'oeuvre and strasse'],
  ['R&B', 'r and b'],
  ['القاهرة 30', 'القاهره 30'],
  ['القاهرة ٣٠', 'القاهره 30'],
  ['إسكندرية… ليه؟', 'اسكندريه ليه'],
  ['المُومياء', 'الموميا'],
  ['الأرض', 'الارض'],
  ['آخر أيام', 'اخر ايام'],
  ['عـــودة الإبن', 'عوده الابن'],
  ['مصطفى', 'مصطفي'],
  ['سینمای کوچک', 'سينماي كوچك'],
  ['\u200fالأر\u200dض\u200e', 'الارض'],
  ['L’Œil du cyclone', 'loeil du cyclone'],
  ['Ilhéu de Contenda, São Tomé', 'ilheu de contenda sao tome'],
  ['ﬁlm', 'film'],
  ['?!', ''],
])('fold folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('fold folds a composed and a decomposed spelling alike', () => {
  expect(fold('Ṣadé'.normalize('NFD'))).toBe(fold('Ṣadé'.normalize('NFC')));
});

it('fold changes nothing that it has folded', () => {
  expect(fold(fold('Àjọ̀kẹ́’s Day!'))).toBe(fold('Àjọ̀kẹ́’s Day!'));
});
