/* What the programs of riscv-tests need of a machine: here one that halts at ECALL, with 0 or the number of what failed in a0. */
#ifndef RISCV_TEST_H
#define RISCV_TEST_H

#define RVTEST_RV64U
#define RVTEST_RV32U
#define TESTNUM gp

#define RVTEST_CODE_BEGIN .section .text.init; .globl _start; _start: li TESTNUM, 0;
#define RVTEST_CODE_END
#define RVTEST_PASS li a0, 0; ecall;
#define RVTEST_FAIL mv a0, TESTNUM; ecall;
#define RVTEST_DATA_BEGIN .align 4;
#define RVTEST_DATA_END

#endif
