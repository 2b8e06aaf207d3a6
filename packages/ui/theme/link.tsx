import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react';

export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export const LinkContext = createContext<ComponentType<UiLinkProps> | null>(null);

/** A link drawn by the app's router when it gave one to UiProvider, a plain anchor otherwise. */
export function UiLink(props: UiLinkProps) {
  const RouterLink = use(LinkContext);
  return RouterLink ? <RouterLink {...props} /> : <a {...props} />;
}
