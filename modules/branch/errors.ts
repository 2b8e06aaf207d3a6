import { refusal } from '#core/errors.ts';

export const OwnersUnlock = refusal('owners_unlock', 403, {
  en: 'Only an owner can unlock the books.',
  sw: 'Mmiliki pekee ndiye anayeweza kufungua vitabu vilivyofungwa.',
});

export const OwnersBeginBooks = refusal('owners_begin_books', 403, {
  en: 'Only an owner can change the day on which the books begin.',
  sw: 'Mmiliki pekee ndiye anayeweza kubadilisha siku ambayo vitabu vinaanza.',
});

/** What was locked stays as it was read; days before it would change what comes after. */
export const LockedBehind = refusal<{ branch: string; date: string }>('locked_behind', 409, {
  en: 'The books of {branch} are locked up to {date}. Unlock them first.',
  sw: 'Vitabu vya {branch} vimefungwa hadi {date}. Vifungue kwanza.',
});

/** Documents of a branch refer to it for ever. */
export const BranchInUse = refusal('branch_in_use', 409, {
  en: 'This branch has documents or money in its books. Close it instead.',
  sw: 'Tawi hili lina hati au fedha kwenye vitabu vyake. Lifunge badala yake.',
});

export const BranchOfCall = refusal('branch_of_call', 409, {
  en: 'You are working in this branch. Switch to another one first.',
  sw: 'Unafanya kazi kwenye tawi hili sasa. Badili tawi kwanza.',
});

export const BranchReadOnly = refusal('branch_read_only', 409, {
  en: 'The subscription of this branch has ended. You can view and download everything, but you cannot change it.',
  sw: 'Muda uliolipiwa wa tawi hili umeisha. Unaweza kuona na kupakua kila kitu, lakini huwezi kubadilisha.',
});

export const BranchClosed = refusal('branch_closed', 409, {
  en: 'This branch is closed. You can view and download everything, but you cannot change it.',
  sw: 'Tawi hili limefungwa. Unaweza kuona na kupakua kila kitu, lakini huwezi kubadilisha.',
});

/** The reset of a branch asks for its name, so that nobody empties the wrong one. */
export const NotTheBranch = refusal('not_the_branch', 409, {
  en: 'This does not match the branch name exactly.',
  sw: 'Hili halilingani na jina la tawi.',
});

/** A customer paid here what is owed there, or the other way round. */
export const BranchEntangled = refusal<{ count: number }>('branch_entangled', 409, {
  en: 'Payments, transfers or goods went between this branch and another one, and stand in the books of both: {count}. Such a branch cannot be emptied, nor one that sent or received goods.',
  sw: 'Malipo, uhamisho au bidhaa zimepita kati ya tawi hili na jingine, na zipo kwenye vitabu vya yote mawili: {count}. Tawi kama hilo, au lililotuma au kupokea bidhaa, haliwezi kuondolewa kumbukumbu.',
});

export const BranchNotEmpty = refusal('branch_not_empty', 409, {
  en: 'Something has been recorded in this branch since, so the backup cannot be restored.',
  sw: 'Kuna kilichorekodiwa kwenye tawi hili tangu hapo, hivyo nakala rudufu haiwezi kurejeshwa.',
});

export const NoPicture = refusal('no_picture', 400, {
  en: 'Use a PNG, JPEG or WebP picture of up to four million pixels.',
  sw: 'Tumia picha ya PNG, JPEG au WebP isiyozidi pikseli milioni nne.',
});

export const FilesFull = refusal<{ megabytes: number }>('files_full', 409, {
  en: 'The business has used up its {megabytes} MB for files. Remove files you no longer need.',
  sw: 'Biashara imetumia MB {megabytes} zote za mafaili. Ondoa mafaili yasiyohitajika tena.',
});

export const NoPaper = refusal('no_paper', 400, {
  en: 'Use a picture or a plain PDF. A PDF with scripts, forms or a password is not accepted.',
  sw: 'Tumia picha au PDF ya kawaida. PDF yenye programu, fomu au nenosiri haipokelewi.',
});

export const TooManyFiles = refusal<{ n: number }>('too_many_files', 409, {
  en: 'A record can have up to {n} files. Remove one first.',
  sw: 'Rekodi inaweza kuwa na mafaili {n} tu. Ondoa moja kwanza.',
});
