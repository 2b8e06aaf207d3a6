import { refusal } from '#core/errors.ts';

export const OwnersUnlock = refusal('owners_unlock', 403, {
  en: 'Only an owner opens books that were locked.',
  sw: 'Mmiliki pekee ndiye anayefungua vitabu vilivyofungwa.',
});

/** Documents of a branch refer to it for ever. */
export const BranchInUse = refusal('branch_in_use', 409, {
  en: 'This branch has documents or money in its books. Close it instead.',
  sw: 'Tawi hili lina hati au fedha kwenye vitabu vyake. Lifunge badala yake.',
});

export const BranchOfCall = refusal('branch_of_call', 409, {
  en: 'You are working in this branch right now. Switch to another one first.',
  sw: 'Unafanya kazi kwenye tawi hili sasa. Hamia tawi jingine kwanza.',
});

export const BranchReadOnly = refusal('branch_read_only', 409, {
  en: 'The time paid for this branch is over. Everything can be seen and taken along, but nothing changed.',
  sw: 'Muda uliolipiwa wa tawi hili umeisha. Unaweza kuona na kupakua kila kitu, lakini huwezi kubadilisha.',
});

export const BranchClosed = refusal('branch_closed', 409, {
  en: 'This branch is closed. Everything can be seen and taken along, but nothing changed.',
  sw: 'Tawi hili limefungwa. Unaweza kuona na kupakua kila kitu, lakini huwezi kubadilisha.',
});

/** The reset of a branch asks for its name, so that nobody empties the wrong one. */
export const NotTheBranch = refusal('not_the_branch', 409, {
  en: 'This is not the name of the branch that you work in, letter by letter.',
  sw: 'Hili si jina la tawi unalofanyia kazi, herufi kwa herufi.',
});

/** A customer paid here what is owed there, or the other way round. */
export const BranchEntangled = refusal('branch_entangled', 409, {
  en: 'Another branch has paid or collected what belongs to this one. Void those payments first.',
  sw: 'Tawi jingine limelipa au kukusanya kilicho cha tawi hili. Batilisha malipo hayo kwanza.',
});

export const BranchNotEmpty = refusal('branch_not_empty', 409, {
  en: 'Something has been recorded in this branch since, so the backup cannot be put back.',
  sw: 'Kuna kilichorekodiwa kwenye tawi hili tangu hapo, hivyo nakala haiwezi kurudishwa.',
});

export const NoPicture = refusal('no_picture', 400, {
  en: 'This file is not a PNG, JPEG or WebP picture of at most four million pixels.',
  sw: 'Faili hili si picha ya PNG, JPEG au WebP isiyozidi pikseli milioni nne.',
});

export const FilesFull = refusal<{ megabytes: number }>('files_full', 409, {
  en: 'The pictures and files of this business fill {megabytes} MB. Remove files that are no longer needed.',
  sw: 'Picha na mafaili ya biashara hii yamejaza MB {megabytes}. Ondoa mafaili yasiyohitajika tena.',
});

export const NoPaper = refusal('no_paper', 400, {
  en: 'This file is neither a picture nor a plain PDF. A PDF with scripts, forms or a password is not taken.',
  sw: 'Faili hili si picha wala PDF ya kawaida. PDF yenye programu, fomu au nenosiri haipokelewi.',
});

export const TooManyFiles = refusal<{ n: number }>('too_many_files', 409, {
  en: 'A record has at most {n} files. Remove one first.',
  sw: 'Rekodi ina mafaili yasiyozidi {n}. Ondoa moja kwanza.',
});
