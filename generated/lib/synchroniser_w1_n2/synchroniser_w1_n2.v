// 1 bits brought into this clock through 2 flip-flops.
`default_nettype none

module synchroniser_w1_n2 (
    input  wire clk,
    input  wire rst,
    input  wire d,
    output wire q
);

    (* async_reg = "true" *)
    reg  stage_0;
    (* async_reg = "true" *)
    reg  stage_1;

    wire metastable = d;

    always @(posedge clk) begin
        if (rst) begin
            stage_0 <= 1'b0;
            stage_1 <= 1'b0;
        end else begin
            stage_0 <= metastable;
            stage_1 <= stage_0;
        end
    end

    assign q = stage_1;

endmodule

`default_nettype wire
