import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('catalogue-ui', import.meta.dirname);
