import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('embedded-mongo', import.meta.dirname);
