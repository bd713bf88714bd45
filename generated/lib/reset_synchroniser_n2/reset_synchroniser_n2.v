// A reset that begins at once and ends with the clock.
`default_nettype none

module reset_synchroniser_n2 (
    input  wire clk,
    input  wire raw,
    output wire reset
);

    (* async_reg = "true" *)
    reg  stage_0;
    (* async_reg = "true" *)
    reg  stage_1;

    wire raw_here = raw;
    wire raw_reset = raw_here;

    always @(posedge clk or posedge raw_reset) begin
        if (raw_reset) begin
            stage_0 <= 1'b1;
            stage_1 <= 1'b1;
        end else begin
            stage_0 <= 1'b0;
            stage_1 <= stage_0;
        end
    end

    assign reset = stage_1;

endmodule

`default_nettype wire
