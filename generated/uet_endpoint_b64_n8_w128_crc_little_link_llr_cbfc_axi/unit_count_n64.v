// Counts the free ones of 64 units.
`default_nettype none

module unit_count_n64 (
    input  wire       clk,
    input  wire       rst,
    input  wire       take,
    input  wire [1:0] returned,
    output reg        there,
    output reg  [6:0] free
);

    wire [6:0] next = free - {6'd0, take} + {5'd0, returned};

    always @(posedge clk) begin
        if (rst) begin
            free <= 7'd64;
            there <= 1'b1;
        end else begin
            free <= next;
            there <= |next;
        end
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) takes_what_is_there: assert (!take || there);
    always @(posedge clk) if (!rst) no_more_than_all: assert (free <= 7'd64);
`endif

endmodule

`default_nettype wire
