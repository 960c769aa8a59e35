export { LikedLists as default } from '../features/lists/liked-lists.tsx';
