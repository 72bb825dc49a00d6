// The wall clock of another day, for every process started with LD_PRELOAD: ahead by OTHER_DAY_SECONDS.
// Only the wall clock: timers, waiting and the monotonic clock stay as they are, also inside signal handlers.
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t ahead;

__attribute__((constructor)) static void read_ahead(void) {
  const char *text = getenv("OTHER_DAY_SECONDS");
  if (text != NULL) ahead = atol(text);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = (int)syscall(SYS_clock_gettime, clock, now);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += ahead;
  return result;
}

int gettimeofday(struct timeval *now, void *zone) {
  int result = (int)syscall(SYS_gettimeofday, now, zone);
  if (result == 0) now->tv_sec += ahead;
  return result;
}

time_t time(time_t *place) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (place != NULL) *place = now.tv_sec;
  return now.tv_sec;
}
