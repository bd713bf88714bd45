// 8 words of 73 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w73_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [63:0] next_place,
    input  wire  [5:0] next_order,
    input  wire  [2:0] next_turn,
    input  wire        write,
    output wire [63:0] word_place,
    output wire  [5:0] word_order,
    output wire  [2:0] word_turn,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg   [2:0] addr_3;
    reg         valid_3;
    reg  [72:0] memory_rdata;
    reg  [63:0] written_place;
    reg   [5:0] written_order;
    reg   [2:0] written_turn;
    reg         wrote;
    reg         beside;
    reg  [63:0] fetched_place;
    reg   [5:0] fetched_order;
    reg   [2:0] fetched_turn;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg  [63:0] latest_place;
    reg   [5:0] latest_order;
    reg   [2:0] latest_turn;
    (* no_rw_check *)
    reg  [72:0] memory [0:7];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_place, next_order, next_turn};
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        addr_3 <= addr_2;
        written_place <= next_place;
        written_order <= next_order;
        written_turn <= next_turn;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_place <= two_apart_and_wrote ? written_place : memory_rdata[72:9];
        fetched_order <= two_apart_and_wrote ? written_order : memory_rdata[8:3];
        fetched_turn <= two_apart_and_wrote ? written_turn : memory_rdata[2:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_place <= beside_next_and_writes ? next_place : one_apart_next_and_wrote ? written_place : fetched_place;
        latest_order <= beside_next_and_writes ? next_order : one_apart_next_and_wrote ? written_order : fetched_order;
        latest_turn <= beside_next_and_writes ? next_turn : one_apart_next_and_wrote ? written_turn : fetched_turn;
    end

    assign word_place = latest_place;
    assign word_order = latest_order;
    assign word_turn = latest_turn;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [63:0] expected_place;
    reg   [5:0] expected_order;
    reg   [2:0] expected_turn;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [72:0] word_is_latest_word = {expected_place, expected_order, expected_turn};
    wire        word_is_latest_match = {latest_place, latest_order, latest_turn} == word_is_latest_word;

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_3_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_3_eq_watched) begin
                watched <= addr_3;
                expected_place <= next_place;
                expected_order <= next_order;
                expected_turn <= next_turn;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
