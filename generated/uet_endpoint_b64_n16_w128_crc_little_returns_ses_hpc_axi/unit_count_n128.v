// Counts the free ones of 128 units.
`default_nettype none

module unit_count_n128 (
    input  wire       clk,
    input  wire       rst,
    input  wire       take,
    input  wire [1:0] returned,
    output reg        there,
    output reg  [7:0] free
);

    wire [7:0] next = free - {7'd0, take} + {6'd0, returned};

    always @(posedge clk) begin
        if (rst) begin
            free <= 8'd128;
            there <= 1'b1;
        end else begin
            free <= next;
            there <= |next;
        end
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) takes_what_is_there: assert (!take || there);
    always @(posedge clk) if (!rst) no_more_than_all: assert (free <= 8'd128);
`endif

endmodule

`default_nettype wire
