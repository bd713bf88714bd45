// Queue of 8 places, each of which is in it once at most.
`default_nettype none

module place_queue_n8 (
    input  wire       clk,
    input  wire       rst,
    input  wire       clear,
    input  wire [2:0] cleared,
    input  wire       push,
    input  wire [2:0] place,
    output wire [2:0] next_payload,
    output wire       next_valid,
    input  wire       next_ready
);

    reg  [3:0] wr;
    reg  [3:0] rd;
    reg        entered [0:7];
    reg        left [0:7];
    reg  [2:0] items [0:7];

    wire [2:0] items_rdata = items[rd[2:0]];
    wire [2:0] first = items_rdata;
    wire       empty = wr == rd;
    wire       pops = next_ready && !empty;
    wire       entered_rdata = entered[place];
    wire       parity = entered_rdata;
    wire       left_rdata = left[place];
    wire       enters = push && parity == left_rdata;
    wire       left_rdata_1 = left[first];
    wire [2:0] entered_choice = clear ? cleared : place;
    wire [2:0] left_choice = clear ? cleared : first;

    always @(posedge clk) begin
        if (enters || clear) entered[entered_choice] <= !parity && !clear;
    end

    always @(posedge clk) begin
        if (pops || clear) left[left_choice] <= !left_rdata_1 && !clear;
    end

    always @(posedge clk) begin
        if (enters) items[wr[2:0]] <= place;
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
        end else begin
            if (enters) begin
                wr <= wr + 4'd1;
            end
            if (pops) begin
                rd <= rd + 4'd1;
            end
        end
    end

    assign next_payload = first;
    assign next_valid = !empty && !clear;

`ifdef FORMAL
    always @(posedge clk) if (!rst) clears_alone: assume (!(clear && push));
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 4'd8);
`endif

endmodule

`default_nettype wire
