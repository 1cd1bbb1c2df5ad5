import { test } from 'vitest';
import { expectMistake, type Mistake } from '../../../tests/support/content/content-mistakes.ts';

const mistakes: Mistake[] = [
  {
    mistake: 'a key written twice',
    file: 'content/en/home.yaml',
    from: 'h1: Prof',
    to: 'h1: Twice\nh1: Prof',
    at: 'h1: Professional Software Training and Tutoring',
    message: 'This key is here twice. Delete one of the two.',
  },
  {
    mistake: 'a tab',
    file: 'content/en/home.yaml',
    from: '  title: "{brand} –',
    to: '	title: "{brand} –',
    message: 'A tab is at the start of this line. Replace it with spaces.',
  },
  {
    mistake: 'a line too far to the right',
    file: 'content/en/home.yaml',
    from: '  secondary:',
    to: '   secondary:',
    message:
      'This line has 3 spaces before it, and the lines around it have 2 or 4. Give it as many as those that it belongs to.',
  },
  {
    mistake: 'a colon inside a text',
    file: 'content/en/home.yaml',
    from: 'heading: Choose Your Next Step',
    to: 'heading: Choose: your next step',
    message:
      'A text contains a colon and a space, or the next line is indented too far. Put the whole text in double quotes, or move the line.',
  },
  {
    mistake: 'a key without its colon',
    file: 'content/en/home.yaml',
    from: 'h1: Prof',
    to: 'h1 Prof',
    message:
      'This line has no colon and a space after its key. Write "key: text", or put spaces before it to join the text above.',
  },
  {
    mistake: 'a quote that is not closed',
    file: 'content/en/home.yaml',
    from: 'stamp: "{guarantee} MONEY-BACK"',
    to: 'stamp: "{guarantee} MONEY-BACK',
    message: 'A quote is opened here and not closed. Write the same quote at the end of the text.',
  },
  {
    mistake: 'a quote inside quotes',
    file: 'content/en/home.yaml',
    from: 'stamp: "{guarantee} MONEY-BACK"',
    to: 'stamp: "{guarantee} "MONEY" BACK"',
    message:
      'There is something after the end of a value. Put the whole text in double quotes, and write \\" for a double quote inside it.',
  },
  {
    mistake: 'a text that begins with a token, without quotes',
    file: 'content/en/home.yaml',
    from: 'value: "{CourseCount}, beginner to advanced"',
    to: 'value: {CourseCount}, beginner to advanced',
    message: 'A text begins with { or [ here. Put the whole text in double quotes.',
  },
  {
    mistake: 'a text that begins with a star, without quotes',
    file: 'content/en/home.yaml',
    from: 'heading: Choose Your Next Step',
    to: 'heading: *Choose*',
    message: 'A text begins with *, & or !. Put the whole text in double quotes.',
  },
  {
    mistake: 'a text that begins with a backtick, without quotes',
    file: 'content/en/payments.yaml',
    from: 'title: Refunds',
    to: 'title: `Refunds`',
    message:
      'A text begins with a character that YAML reserves. Put the whole text in double quotes.',
  },
  {
    mistake: 'a text cut short by a number sign',
    file: 'content/en/home.yaml',
    from: 'heading: Choose Your Next Step',
    to: 'heading: Choose your #1 step',
    message:
      'The words after the # are lost: it begins a comment. Put the whole text in double quotes.',
  },
  {
    mistake: 'a list that begins beside its key',
    file: 'content/en/home.yaml',
    from: 'heading: Choose Your Next Step',
    to: 'heading: - Choose',
    message: 'A list begins on the line of its key. Move its first hyphen to the next line.',
  },
];

test.each(mistakes)('the owner reads about $mistake', expectMistake);
