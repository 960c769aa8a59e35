export const whatYouMarkOnEach = 'What you mark, on each of your devices.';
export const ofOneMarkTheLatest =
  'Of one mark the latest change holds. After you sign out, this device keeps none of them; your account does.';
export const watchlistLikesAndPeopleThat = 'Watchlist, likes and people that you follow';
