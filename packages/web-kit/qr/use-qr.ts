import { useQuery } from '@tanstack/react-query';
import type { QrDrawing } from '#ui/show/qr-picture.tsx';
import { qrDrawing } from './qr-drawing.ts';

/** A text as a QR code: undefined while it is drawn; null where there is none, or it could not be drawn. */
export function useQr(text: string | null): QrDrawing | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['qr', text],
    queryFn: () => qrDrawing(text ?? ''),
    enabled: text !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  return text === null || isError ? null : data;
}
