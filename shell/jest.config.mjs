import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('shell', import.meta.dirname);
