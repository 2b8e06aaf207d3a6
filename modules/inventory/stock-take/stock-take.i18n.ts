import type { Messages } from '#core/entity-words.ts';
import type { stockTake } from './stock-take.entity.ts';

export const stockTakeWords = {
  en: {
    one: 'Stock take',
    many: 'Stock takes',
    lower: 'stock take',
    new: 'Start a stock take',
    purpose: 'Count what is really there. The till keeps selling meanwhile.',
    fields: {
      number: 'Number',
      store: 'Store',
      categories: 'Categories',
      blind: 'Blind count',
      date: 'Posted on',
      lines: 'Counted products',
      status: 'Status',
      remarks: 'Remarks',
    },
    parts: {
      lines: {
        batch: 'Batch',
        counted: 'Counted',
        stock_then: 'Stock at the count',
        variance: 'Difference',
        value: 'Value',
        counted_at: 'Counted at',
        counted_by: 'Counted by',
      },
    },
    sections: { main: { title: 'Stock take', why: 'Counts cannot be edited; remarks can.' } },
    conditions: { counting: 'Counting', review: 'In review', posted: 'Posted', rolled_back: 'Rolled back' },
    choices: {
      status: { counting: 'Counting', review: 'In review', posted: 'Posted', rolled_back: 'Rolled back' },
    },
    transitions: {
      review: {
        button: 'Finish counting',
        title: 'Finish counting?',
        body: 'Counting stops, and the differences can be reviewed.',
        done: 'The count is in review',
      },
      count_again: {
        button: 'Count again',
        title: 'Count again?',
        body: 'What has been counted stays. Products that are counted again are held against the stock of that moment.',
        done: 'Counting goes on',
      },
      post: {
        button: 'Post differences',
        title: 'Post this stock take?',
        body: 'The stock becomes what was counted, less what moved since. Missing goods are booked as a loss, found ones as a gain. Products not counted stay as they are.',
        done: 'The stock take is posted',
      },
      roll_back: {
        button: 'Roll back',
        title: 'Roll back this stock take?',
        body: 'Reversing movements and entries are posted today.',
        reason: 'Reason',
        done: 'The stock take is rolled back',
      },
    },
  },
  sw: {
    noun: '9/10',
    one: 'Hesabu ya stoku',
    many: 'Hesabu za stoku',
    lower: 'hesabu ya stoku',
    new: 'Anza kuhesabu stoku',
    purpose: 'Hesabu kilichopo kweli. Mauzo yanaendelea wakati huo.',
    fields: {
      number: 'Namba',
      store: 'Stoo',
      categories: 'Makundi',
      blind: 'Stoku imefichwa',
      date: 'Tarehe ya kuingizwa',
      lines: 'Bidhaa zilizohesabiwa',
      status: 'Hali',
      remarks: 'Maoni',
    },
    parts: {
      lines: {
        batch: 'Bechi',
        counted: 'Iliyohesabiwa',
        stock_then: 'Stoku wakati wa kuhesabu',
        variance: 'Tofauti',
        value: 'Thamani',
        counted_at: 'Saa ya kuhesabu',
        counted_by: 'Aliyehesabu',
      },
    },
    sections: {
      main: { title: 'Hesabu ya stoku', why: 'Kilichohesabiwa hubaki; maoni yanaweza kubadilika.' },
    },
    conditions: {
      counting: 'Zinaendelea kuhesabiwa',
      review: 'Zinakaguliwa',
      posted: 'Zimeingizwa kwenye vitabu',
      rolled_back: 'Zimetenguliwa',
    },
    choices: {
      status: {
        counting: 'Inaendelea kuhesabiwa',
        review: 'Inakaguliwa',
        posted: 'Imeingizwa kwenye vitabu',
        rolled_back: 'Imetenguliwa',
      },
    },
    transitions: {
      review: {
        button: 'Maliza kuhesabu',
        title: 'Umalize kuhesabu?',
        body: 'Hakuna atakayeweza kuhesabu tena, na tofauti zinaweza kukaguliwa.',
        done: 'Hesabu inakaguliwa',
      },
      count_again: {
        button: 'Hesabu tena',
        title: 'Uhesabu tena?',
        body: 'Kilichohesabiwa hubaki. Bidhaa zinazohesabiwa tena hulinganishwa na stoku ya wakati huo.',
        done: 'Kuhesabu kunaendelea',
      },
      post: {
        button: 'Ingiza tofauti',
        title: 'Uingize hesabu hii?',
        body: 'Stoku inakuwa iliyohesabiwa, ukitoa iliyotoka tangu hapo. Iliyopungua huandikwa kama hasara, iliyopatikana kama faida. Bidhaa zisizohesabiwa hubaki zilivyo.',
        done: 'Hesabu imeingizwa kwenye vitabu',
      },
      roll_back: {
        button: 'Tengua hesabu',
        title: 'Utengue hesabu hii?',
        body: 'Tofauti zake zinarudishwa kwa mienendo ya kinyume, na vitabu vinatenguliwa leo.',
        reason: 'Sababu',
        done: 'Hesabu imetenguliwa',
      },
    },
  },
} as const satisfies Messages<typeof stockTake>;
