// Up and down counter that stops at 0 and at 15.
`default_nettype none

module saturating_counter_max15 (
    input  wire       clk,
    input  wire       rst,
    input  wire       up,
    input  wire       down,
    input  wire       clear,
    output reg  [3:0] count,
    output wire       at_max
);

    assign at_max = count == 4'd15;

    always @(posedge clk) begin
        if (rst) begin
            count <= 4'd0;
        end else begin
            if (clear) begin
                count <= 4'd0;
            end else if (up && !down && !at_max) begin
                count <= count + 4'd1;
            end else if (down && !up && (|count)) begin
                count <= count - 4'd1;
            end
        end
    end

endmodule

`default_nettype wire
