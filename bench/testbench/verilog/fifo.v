// The FIFO's bench: a source with gaps, a sink with random back-pressure, a scoreboard.
`timescale 1ns / 1ps
module bench;
    reg        clk = 0, rst = 1;
    reg  [7:0] up_payload;
    reg        up_valid = 0, down_ready = 0;
    wire       up_ready, down_valid;
    wire [7:0] down_payload;
    reg  [7:0] expected [0:255];
    integer    sent = 0, matched = 0, source_seed = 1, sink_seed = 2;

    fifo_w8_d16 dut (
        .clk(clk), .rst(rst), .up_payload(up_payload), .up_valid(up_valid), .up_ready(up_ready),
        .down_payload(down_payload), .down_valid(down_valid), .down_ready(down_ready)
    );
    always #5 clk = !clk;

    always @(posedge clk) if (!rst) begin
        if (up_valid && up_ready) begin
            expected[sent % 256] = up_payload;
            sent = sent + 1;
        end
        if (!up_valid || up_ready) begin
            up_valid <= $dist_uniform(source_seed, 1, 100) <= `WILLING;
            up_payload <= $random(source_seed);
        end
        if (down_valid && down_ready) begin
            if (down_payload !== expected[matched % 256]) begin
                $display("wrong: item %0d", matched);
                $finish;
            end
            matched = matched + 1;
        end
        down_ready <= $dist_uniform(sink_seed, 1, 100) <= `WILLING;
    end

    initial begin
        repeat (2) @(posedge clk);
        rst <= 0;
        repeat (`CLOCKS) @(posedge clk);
        if (matched > `CLOCKS / 4) $display("right");
        else $display("wrong: only %0d items", matched);
        $finish;
    end
endmodule
