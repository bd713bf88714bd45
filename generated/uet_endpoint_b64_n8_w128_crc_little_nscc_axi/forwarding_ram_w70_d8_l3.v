// 8 words of 70 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w70_d8_l3 (
    input  wire       clk,
    input  wire       rst,
    input  wire [2:0] addr,
    input  wire       enable,
    input  wire [5:0] next_paths_0,
    input  wire [5:0] next_paths_1,
    input  wire [5:0] next_paths_2,
    input  wire [5:0] next_paths_3,
    input  wire [5:0] next_paths_4,
    input  wire [5:0] next_paths_5,
    input  wire [5:0] next_paths_6,
    input  wire [5:0] next_paths_7,
    input  wire [7:0] next_fresh,
    input  wire [2:0] next_head,
    input  wire [3:0] next_count,
    input  wire [3:0] next_fresh_count,
    input  wire [2:0] next_frozen_at,
    input  wire       write,
    output wire [5:0] word_paths_0,
    output wire [5:0] word_paths_1,
    output wire [5:0] word_paths_2,
    output wire [5:0] word_paths_3,
    output wire [5:0] word_paths_4,
    output wire [5:0] word_paths_5,
    output wire [5:0] word_paths_6,
    output wire [5:0] word_paths_7,
    output wire [7:0] word_fresh,
    output wire [2:0] word_head,
    output wire [3:0] word_count,
    output wire [3:0] word_fresh_count,
    output wire [2:0] word_frozen_at,
    output wire [2:0] at,
    output wire       valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg   [2:0] addr_3;
    reg         valid_3;
    reg  [69:0] memory_rdata;
    reg   [5:0] written_paths_0;
    reg   [5:0] written_paths_1;
    reg   [5:0] written_paths_2;
    reg   [5:0] written_paths_3;
    reg   [5:0] written_paths_4;
    reg   [5:0] written_paths_5;
    reg   [5:0] written_paths_6;
    reg   [5:0] written_paths_7;
    reg   [7:0] written_fresh;
    reg   [2:0] written_head;
    reg   [3:0] written_count;
    reg   [3:0] written_fresh_count;
    reg   [2:0] written_frozen_at;
    reg         wrote;
    reg         beside;
    reg   [5:0] fetched_paths_0;
    reg   [5:0] fetched_paths_1;
    reg   [5:0] fetched_paths_2;
    reg   [5:0] fetched_paths_3;
    reg   [5:0] fetched_paths_4;
    reg   [5:0] fetched_paths_5;
    reg   [5:0] fetched_paths_6;
    reg   [5:0] fetched_paths_7;
    reg   [7:0] fetched_fresh;
    reg   [2:0] fetched_head;
    reg   [3:0] fetched_count;
    reg   [3:0] fetched_fresh_count;
    reg   [2:0] fetched_frozen_at;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg   [5:0] latest_paths_0;
    reg   [5:0] latest_paths_1;
    reg   [5:0] latest_paths_2;
    reg   [5:0] latest_paths_3;
    reg   [5:0] latest_paths_4;
    reg   [5:0] latest_paths_5;
    reg   [5:0] latest_paths_6;
    reg   [5:0] latest_paths_7;
    reg   [7:0] latest_fresh;
    reg   [2:0] latest_head;
    reg   [3:0] latest_count;
    reg   [3:0] latest_fresh_count;
    reg   [2:0] latest_frozen_at;
    (* no_rw_check *)
    reg  [69:0] memory [0:7];

    wire       writes = valid_3 && write;
    wire       two_apart_and_wrote = two_apart && wrote;
    wire       beside_next_and_writes = beside_next && writes;
    wire       one_apart_next_and_wrote = one_apart_next && wrote;
    wire [3:0] latest_fresh_count_choice = one_apart_next_and_wrote ? written_fresh_count : fetched_fresh_count;
    wire [2:0] latest_frozen_at_choice = one_apart_next_and_wrote ? written_frozen_at : fetched_frozen_at;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {
        next_paths_7,
        next_paths_6,
        next_paths_5,
        next_paths_4,
        next_paths_3,
        next_paths_2,
        next_paths_1,
        next_paths_0,
        next_fresh,
        next_head,
        next_count,
        next_fresh_count,
        next_frozen_at
    };
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
        written_paths_0 <= next_paths_0;
        written_paths_1 <= next_paths_1;
        written_paths_2 <= next_paths_2;
        written_paths_3 <= next_paths_3;
        written_paths_4 <= next_paths_4;
        written_paths_5 <= next_paths_5;
        written_paths_6 <= next_paths_6;
        written_paths_7 <= next_paths_7;
        written_fresh <= next_fresh;
        written_head <= next_head;
        written_count <= next_count;
        written_fresh_count <= next_fresh_count;
        written_frozen_at <= next_frozen_at;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_paths_0 <= two_apart_and_wrote ? written_paths_0 : memory_rdata[27:22];
        fetched_paths_1 <= two_apart_and_wrote ? written_paths_1 : memory_rdata[33:28];
        fetched_paths_2 <= two_apart_and_wrote ? written_paths_2 : memory_rdata[39:34];
        fetched_paths_3 <= two_apart_and_wrote ? written_paths_3 : memory_rdata[45:40];
        fetched_paths_4 <= two_apart_and_wrote ? written_paths_4 : memory_rdata[51:46];
        fetched_paths_5 <= two_apart_and_wrote ? written_paths_5 : memory_rdata[57:52];
        fetched_paths_6 <= two_apart_and_wrote ? written_paths_6 : memory_rdata[63:58];
        fetched_paths_7 <= two_apart_and_wrote ? written_paths_7 : memory_rdata[69:64];
        fetched_fresh <= two_apart_and_wrote ? written_fresh : memory_rdata[21:14];
        fetched_head <= two_apart_and_wrote ? written_head : memory_rdata[13:11];
        fetched_count <= two_apart_and_wrote ? written_count : memory_rdata[10:7];
        fetched_fresh_count <= two_apart_and_wrote ? written_fresh_count : memory_rdata[6:3];
        fetched_frozen_at <= two_apart_and_wrote ? written_frozen_at : memory_rdata[2:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_paths_0 <= beside_next_and_writes ? next_paths_0 : one_apart_next_and_wrote ? written_paths_0 : fetched_paths_0;
        latest_paths_1 <= beside_next_and_writes ? next_paths_1 : one_apart_next_and_wrote ? written_paths_1 : fetched_paths_1;
        latest_paths_2 <= beside_next_and_writes ? next_paths_2 : one_apart_next_and_wrote ? written_paths_2 : fetched_paths_2;
        latest_paths_3 <= beside_next_and_writes ? next_paths_3 : one_apart_next_and_wrote ? written_paths_3 : fetched_paths_3;
        latest_paths_4 <= beside_next_and_writes ? next_paths_4 : one_apart_next_and_wrote ? written_paths_4 : fetched_paths_4;
        latest_paths_5 <= beside_next_and_writes ? next_paths_5 : one_apart_next_and_wrote ? written_paths_5 : fetched_paths_5;
        latest_paths_6 <= beside_next_and_writes ? next_paths_6 : one_apart_next_and_wrote ? written_paths_6 : fetched_paths_6;
        latest_paths_7 <= beside_next_and_writes ? next_paths_7 : one_apart_next_and_wrote ? written_paths_7 : fetched_paths_7;
        latest_fresh <= beside_next_and_writes ? next_fresh : one_apart_next_and_wrote ? written_fresh : fetched_fresh;
        latest_head <= beside_next_and_writes ? next_head : one_apart_next_and_wrote ? written_head : fetched_head;
        latest_count <= beside_next_and_writes ? next_count : one_apart_next_and_wrote ? written_count : fetched_count;
        latest_fresh_count <= beside_next_and_writes ? next_fresh_count : latest_fresh_count_choice;
        latest_frozen_at <= beside_next_and_writes ? next_frozen_at : latest_frozen_at_choice;
    end

    assign word_paths_0 = latest_paths_0;
    assign word_paths_1 = latest_paths_1;
    assign word_paths_2 = latest_paths_2;
    assign word_paths_3 = latest_paths_3;
    assign word_paths_4 = latest_paths_4;
    assign word_paths_5 = latest_paths_5;
    assign word_paths_6 = latest_paths_6;
    assign word_paths_7 = latest_paths_7;
    assign word_fresh = latest_fresh;
    assign word_head = latest_head;
    assign word_count = latest_count;
    assign word_fresh_count = latest_fresh_count;
    assign word_frozen_at = latest_frozen_at;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg  [2:0] watched;
    reg        known;
    reg  [5:0] expected_paths_0;
    reg  [5:0] expected_paths_1;
    reg  [5:0] expected_paths_2;
    reg  [5:0] expected_paths_3;
    reg  [5:0] expected_paths_4;
    reg  [5:0] expected_paths_5;
    reg  [5:0] expected_paths_6;
    reg  [5:0] expected_paths_7;
    reg  [7:0] expected_fresh;
    reg  [2:0] expected_head;
    reg  [3:0] expected_count;
    reg  [3:0] expected_fresh_count;
    reg  [2:0] expected_frozen_at;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [69:0] word_is_latest_word = {
        latest_paths_7,
        latest_paths_6,
        latest_paths_5,
        latest_paths_4,
        latest_paths_3,
        latest_paths_2,
        latest_paths_1,
        latest_paths_0,
        latest_fresh,
        latest_head,
        latest_count,
        latest_fresh_count,
        latest_frozen_at
    };
    wire [69:0] word_is_latest_word_2 = {
        expected_paths_7,
        expected_paths_6,
        expected_paths_5,
        expected_paths_4,
        expected_paths_3,
        expected_paths_2,
        expected_paths_1,
        expected_paths_0,
        expected_fresh,
        expected_head,
        expected_count,
        expected_fresh_count,
        expected_frozen_at
    };

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
                expected_paths_0 <= next_paths_0;
                expected_paths_1 <= next_paths_1;
                expected_paths_2 <= next_paths_2;
                expected_paths_3 <= next_paths_3;
                expected_paths_4 <= next_paths_4;
                expected_paths_5 <= next_paths_5;
                expected_paths_6 <= next_paths_6;
                expected_paths_7 <= next_paths_7;
                expected_fresh <= next_fresh;
                expected_head <= next_head;
                expected_count <= next_count;
                expected_fresh_count <= next_fresh_count;
                expected_frozen_at <= next_frozen_at;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
