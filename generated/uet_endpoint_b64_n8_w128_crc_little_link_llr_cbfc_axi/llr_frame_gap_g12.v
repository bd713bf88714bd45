// Owes 12 bytes of gap between frames on average.
`default_nettype none

module llr_frame_gap_g12 (
    input  wire       clk,
    input  wire       rst,
    input  wire       advance,
    input  wire       ends,
    input  wire [2:0] tail,
    input  wire [1:0] idle,
    input  wire       starts,
    output reg  [1:0] owed
);

    reg  [2:0] deficit;
    reg        forgives;

    wire [2:0] carried = deficit & {3{!forgives}};
    wire [4:0] bytes = {2'd0, tail} + {2'd0, carried} + 5'd12;
    wire [1:0] due = ends ? bytes[4:3] - 2'd1 : starts ? 2'd0 : owed;
    wire [1:0] left = idle[0] ? {1'b0, due[1]} : due;

    always @(posedge clk) begin
        if (rst) begin
            owed <= 2'd0;
            deficit <= 3'd0;
        end else begin
            if (advance) begin
                owed <= left & {2{!idle[1]}};
                deficit <= ends ? bytes[2:0] : carried;
            end
        end
    end

    always @(posedge clk) begin
        if (advance) begin
            forgives <= due < idle;
        end
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_owes_more: assert (owed <= 2'd2);
`endif

endmodule

`default_nettype wire
