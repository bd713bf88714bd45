// The counter's bench: one process that waits for every edge, `TASKS of them in the bench `tasks`.
`timescale 1ns / 1ps
module bench;
    reg         clk = 0, rst = 1, en = 1;
    wire [31:0] count;
    integer     done = 0;

    bench_counter dut (.clk(clk), .rst(rst), .en(en), .count(count));
    always #5 clk = !clk;

    genvar g;
    generate
        for (g = 0; g < `TASKS; g = g + 1) begin : task_
            integer i;
            initial begin
                wait (!rst);
                for (i = 0; i < `CLOCKS; i = i + 1) @(posedge clk);
                done = done + 1;
            end
        end
    endgenerate

    initial begin
        repeat (2) @(posedge clk);
        rst <= 0;
        wait (done == `TASKS);
        #1 if (count + 1 < `CLOCKS || count > `CLOCKS + 1) $display("wrong: %0d", count);
        else $display("right");
        $finish;
    end
endmodule
