// Chains of 512 pages.
`default_nettype none

module page_list_n512 (
    input  wire       clk,
    input  wire       rst,
    input  wire       take,
    input  wire       back_valid,
    input  wire [8:0] back_first,
    input  wire [8:0] back_last,
    input  wire [9:0] back_count,
    input  wire       asks,
    input  wire [8:0] page_of,
    output wire       ready,
    output wire       there,
    output wire [8:0] page,
    output wire [8:0] linked,
    output wire [9:0] free
);

    reg        filling;
    reg  [8:0] at;
    reg  [8:0] head;
    reg  [8:0] tail;
    reg  [9:0] free_now;
    reg  [8:0] links_rdata;
    reg        is_there;
    reg  [8:0] links_rdata_1;
    reg  [8:0] links [0:511];

    wire [8:0] head_next = take ? links_rdata : head;
    wire [8:0] links_choice = filling ? at : tail;
    wire [8:0] at_plus_1 = at + 9'd1;

    always @(posedge clk) begin
        links_rdata <= links[head_next];
        if (asks) links_rdata_1 <= links[page_of];
        if (filling || back_valid) links[links_choice] <= filling ? at_plus_1 : back_first;
    end

    always @(posedge clk) begin
        if (rst) begin
            filling <= 1'b1;
            at <= 9'd0;
            head <= 9'd0;
            tail <= {9{1'b1}};
            free_now <= 10'h200;
            is_there <= 1'b0;
        end else begin
            at <= at_plus_1;
            if (&at) begin
                filling <= 1'b0;
            end
            head <= head_next;
            if (back_valid) begin
                tail <= back_last;
            end
            free_now <= free_now + (back_count & {10{back_valid}}) - {9'd0, take};
            is_there <= !filling && free_now >= 10'd4;
        end
    end

    assign ready = !filling;
    assign there = is_there;
    assign page = head;
    assign linked = links_rdata_1;
    assign free = free_now;

`ifdef FORMAL
    always @(posedge clk) if (!rst) takes_what_is_there: assert (!take || is_there);
    always @(posedge clk) if (!rst) keeps_the_last: assert (!take || head != tail);
    always @(posedge clk) if (!rst) no_more_than_all: assert (free_now <= 10'h200);
`endif

endmodule

`default_nettype wire
