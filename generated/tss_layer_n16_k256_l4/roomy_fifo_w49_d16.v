// FIFO of less than 16 items of 49 bits, which always has room.
`default_nettype none

module roomy_fifo_w49_d16 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push_enable,
    input  wire        push_payload_given,
    input  wire [47:0] push_payload_counter,
    output wire  [3:0] level,
    output wire        down_payload_given,
    output wire [47:0] down_payload_counter,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [3:0] wr;
    reg   [3:0] rd;
    reg  [48:0] items [0:15];

    wire        empty = wr == rd;
    wire        pop = down_ready && !empty;
    wire  [3:0] after = wr + 4'd1;
    wire [48:0] items_rdata = items[rd];

    always @(posedge clk) begin
        items[wr] <= {push_payload_given, push_payload_counter};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
        end else begin
            if (push_enable) begin
                wr <= after;
            end
            if (pop) begin
                rd <= rd + 4'd1;
            end
        end
    end

    assign level = wr - rd;
    assign down_payload_given = items_rdata[48];
    assign down_payload_counter = items_rdata[47:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!(push_enable && !pop) || after != rd);
`endif

endmodule

`default_nettype wire
