import type { ListFrame } from '#web-kit/list/list-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { message } from '../message.entity.ts';
import { messageWords } from '../message.i18n.ts';

/** What was sent, and the way to write a new one. */
export default function MessageListScreen() {
  return <EntityScreens entity={message} kind="list" list={FRAME} />;
}

const FRAME: ListFrame = {
  begins: {
    title: { en: messageWords.en.new, sw: messageWords.sw.new },
    href: message.screens.form,
    permission: message.permissions.create,
  },
};
