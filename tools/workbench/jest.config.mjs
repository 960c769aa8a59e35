import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('workbench', import.meta.dirname);
