// 5 bits brought into this clock through 2 flip-flops.
`default_nettype none

module synchroniser_w5_n2 (
    input  wire       clk,
    input  wire       rst,
    input  wire [4:0] d,
    output wire [4:0] q
);

    (* async_reg = "true" *)
    reg  [4:0] stage_0;
    (* async_reg = "true" *)
    reg  [4:0] stage_1;

    wire [4:0] metastable = d;

    always @(posedge clk) begin
        if (rst) begin
            stage_0 <= 5'd0;
            stage_1 <= 5'd0;
        end else begin
            stage_0 <= metastable;
            stage_1 <= stage_0;
        end
    end

    assign q = stage_1;

endmodule

`default_nettype wire
