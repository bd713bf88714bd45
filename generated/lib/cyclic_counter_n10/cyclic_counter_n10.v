// Counts modulo 10.
`default_nettype none

module cyclic_counter_n10 (
    input  wire       clk,
    input  wire       rst,
    input  wire       enable,
    input  wire       clear,
    output reg  [3:0] count,
    output wire       wrap
);

    assign wrap = enable && count == 4'd9;

    always @(posedge clk) begin
        if (rst) begin
            count <= 4'd0;
        end else begin
            if (clear || wrap) begin
                count <= 4'd0;
            end else if (enable) begin
                count <= count + 4'd1;
            end
        end
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) below_n: assert (count < 4'd10);
`endif

endmodule

`default_nettype wire
