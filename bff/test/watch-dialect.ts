import { DIALECT } from '@sinima/embedded-mongo/dialect';
import { termsOf } from '@sinima/embedded-mongo/command-terms';
import { MongoClient } from 'mongodb';

/** What the tests of this file have sent that the embedded engine does not know, whatever server they ran on. */
const unknownWords = new Set<string>();

const { connect } = MongoClient.prototype;

MongoClient.prototype.connect = function connectAndWatch(this: MongoClient) {
  // Set before it connects, as the option of that name would; mongoose, which makes the client, hands none on.
  Reflect.set(this, 'monitorCommands', true);
  this.on('commandStarted', ({ command }) => {
    for (const word of termsOf(command)) if (!DIALECT.has(word)) unknownWords.add(word);
  });
  return connect.call(this);
};

afterAll(() => {
  MongoClient.prototype.connect = connect;
  const words = [...unknownWords].join(', ');
  if (words)
    throw new Error(`The embedded engine does not know what was sent: ${words}. Its README says what to do.`);
});
